import { CaptionSection } from './caption-section.tsx'
import { MaskSection } from './mask-section.tsx'
import { PhotoReasons } from './photo-reasons.tsx'

/** What the selected photo of a book has of its own: its caption, its outline, its size, and why it is there. */
export function BookPhoto() {
  return (
    <>
      <CaptionSection />
      <MaskSection />
      <PhotoReasons />
    </>
  )
}
