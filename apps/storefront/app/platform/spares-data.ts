export interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** Whether nothing is to be fetched that nobody asked for: data is saved, or the line is as slow as 2G. */
export const sparesData = (
  line: Line | undefined = (navigator as { connection?: Line }).connection,
): boolean => Boolean(line?.saveData) || /2g$/.test(line?.effectiveType ?? '')
