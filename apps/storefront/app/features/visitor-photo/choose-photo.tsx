import { PhotoIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

interface ChoosePhotoProps {
  page: Page
  /** Label of the button before there is a photo. */
  words?: 'own-photo.choose' | 'own-photo.show-here'
  className?: string
}

/** Opens the browser's own file dialog; `startPhotoDropListener` takes the file. Hidden without a script. */
export function ChoosePhoto({ page, words = 'own-photo.choose', className = '' }: ChoosePhotoProps) {
  const { translate } = page
  return (
    <label
      className={`button relative cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 noscript:hidden ${className}`}
    >
      <input type="file" accept="image/*,.heic,.heif" data-photo-input="" className="sr-only" />
      <PhotoIcon size={20} />
      <span className="in-data-photo:hidden">{translate(words)}</span>
      <span className="not-in-data-photo:hidden">{translate('own-photo.swap')}</span>
    </label>
  )
}

/** Removes the photo from every image; visible only while there is one. */
export function RemovePhoto({ page, className = '' }: Omit<ChoosePhotoProps, 'words'>) {
  return (
    <button type="button" data-photo-remove="" className={`not-in-data-photo:hidden ${className}`}>
      {page.translate('own-photo.remove')}
    </button>
  )
}
