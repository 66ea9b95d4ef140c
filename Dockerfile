# The server for hosts: docker compose up --build. docs/server.md explains it.

FROM python:3.13-slim-bookworm AS build
# hadolint ignore=DL3008 # Debian keeps one version of a compiler in a release, and removes the ones before it
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements.lock requirements-build.lock ./
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements-build.lock \
    && python -m venv /opt/matchless \
    && /opt/matchless/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock
COPY . .
# Git stays outside, so the version comes from here.
ARG MATCHLESS_VERSION=0.1.0.dev0
ENV MATCHLESS_COMPILED=1 SETUPTOOLS_SCM_PRETEND_VERSION=$MATCHLESS_VERSION
RUN /opt/build/bin/python -m hatchling build --target wheel --directory /wheel \
    && /opt/matchless/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM python:3.13-slim-bookworm
RUN groupadd --system --gid 10001 matchless \
    && useradd --system --uid 10001 --gid matchless --home-dir /data --no-create-home matchless \
    && install --directory --owner=matchless --group=matchless --mode=0700 /data
COPY --from=build /opt/matchless /opt/matchless
ENV PATH=/opt/matchless/bin:$PATH PYTHONUNBUFFERED=1
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health/ready', timeout=4)"]
ENTRYPOINT ["matchless", "serve", "--host", "0.0.0.0", "--port", "8000", "--database", "/data/club.db"]
