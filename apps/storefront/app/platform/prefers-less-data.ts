export interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Whether nothing is to be fetched that nobody asked for: data is saved, or the line is as slow as 2G. */
export const prefersLessData = (
  line: NetworkInformation | undefined = (navigator as { connection?: NetworkInformation }).connection,
): boolean => Boolean(line?.saveData) || /2g$/.test(line?.effectiveType ?? '')
