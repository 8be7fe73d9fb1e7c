/** From where on words say how much falls away (designer.md 10). */
const SAID_FROM = 0.22

/** How much of a photo falls away, as a message key; nothing where it is little. */
export function cropLossMessageKey(loss: number): string | null {
  if (loss < SAID_FROM) return null
  if (loss < 0.29) return 'prints.loss.quarter'
  if (loss < 0.42) return 'prints.loss.third'
  return loss < 0.58 ? 'prints.loss.half' : 'prints.loss.most'
}
