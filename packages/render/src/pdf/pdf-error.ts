/** The print file cannot be written as asked; a fault of the caller's data, never a half-written file. */
export class PdfError extends Error {
  readonly code: 'image-unusable' | 'image-mismatch' | 'profile-unusable'
  constructor(code: PdfError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'PdfError'
    this.code = code
  }
}
