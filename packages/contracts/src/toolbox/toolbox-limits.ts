/** What the tools take and how long what they made is kept. */
export const TOOLBOX_LIMITS = {
  pictureBytes: 80_000_000,
  pixels: 120_000_000,
  pdfBytes: 50_000_000,
  pdfPages: 30,
  minutesKept: 60,
} as const
