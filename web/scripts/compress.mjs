// Lays a .br and a .gz beside every file of the build that gains by it, so that the server need not compress.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SMALLEST = 600;

for (const name of readdirSync("dist", { recursive: true })) {
    const path = join("dist", String(name));
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(path) || statSync(path).size < SMALLEST) continue;
    const data = readFileSync(path);
    writeFileSync(
        `${path}.br`,
        brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
}
