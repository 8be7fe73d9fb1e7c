/** Something an operator can put right; its message says what, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
