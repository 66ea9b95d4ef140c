/** What is shown beside something of the course while it is pointed at. */
export interface Tip {
  x: number;
  y: number;
  title: string;
  state?: string;
  lines: readonly { label: string; text: string }[];
  aim?: string;
}
