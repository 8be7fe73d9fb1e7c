import { AppError } from '@passepartout/domain'

/** The print file cannot be written from this input; a partial file is never returned. */
export class PdfError extends AppError {
  readonly reason: 'image-unusable' | 'image-mismatch' | 'profile-unusable' | 'effect-unusable'
  constructor(reason: PdfError['reason'], message: string) {
    super(reason === 'image-unusable' ? 'photo-broken' : 'internal', { message })
    this.reason = reason
  }
}
