import { AppError } from '@passepartout/domain'

/** The print file cannot be written from what was given; never a half-written file. */
export class PdfError extends AppError {
  readonly reason: 'image-unusable' | 'image-mismatch' | 'profile-unusable' | 'effect-unusable'
  constructor(reason: PdfError['reason'], message: string) {
    super(reason === 'image-unusable' ? 'photo-broken' : 'internal', { message })
    this.reason = reason
  }
}
