export interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Whether to avoid prefetching: data saver is on, or the connection is as slow as 2G. */
export const prefersLessData = (
  line: NetworkInformation | undefined = (navigator as { connection?: NetworkInformation }).connection,
): boolean => Boolean(line?.saveData) || /2g$/.test(line?.effectiveType ?? '')
