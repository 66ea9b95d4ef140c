/** The tip beside a part of the bar while it is pointed at. */
export interface Tip {
  x: number;
  y: number;
  title: string;
  state?: string;
  lines: readonly { label: string; text: string }[];
  aim?: string;
}
