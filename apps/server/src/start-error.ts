/** A problem that an operator can fix; printed as its message, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
