/** Share of loss above which a message reports it (designer.md 10). */
const SAID_FROM = 0.22

/** Message key for the cropped share of a photo; null where it is small. */
export function cropLossMessageKey(loss: number): string | null {
  if (loss < SAID_FROM) return null
  if (loss < 0.29) return 'prints.loss.quarter'
  if (loss < 0.42) return 'prints.loss.third'
  return loss < 0.58 ? 'prints.loss.half' : 'prints.loss.most'
}
