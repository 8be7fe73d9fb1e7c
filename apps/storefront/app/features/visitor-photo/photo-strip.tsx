import { withVisitorPhotoHash } from '@passepartout/mockups/own-photo-hint'
import { PhotoIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { ChoosePhoto, RemovePhoto } from './choose-photo.tsx'

interface PhotoStripProps {
  page: Page
  className?: string
  /** The form whose designer gets the photo, and the designer's address if it is not the form's own action. */
  goOn?: { form: string; action?: string } | undefined
}

/** A line below a product's images that takes a photo and leads into the designer with it. */
export function PhotoStrip({ page, className = '', goOn }: PhotoStripProps) {
  const { translate } = page
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-surface border border-accent border-dashed bg-accent-soft px-5 py-4 in-data-photo-drag:border-solid noscript:hidden print:hidden ${className}`}
    >
      <PhotoIcon size={24} className="flex-none text-accent max-md:hidden" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">
          <span className="in-data-photo:hidden pointer-coarse:hidden">
            {translate('own-photo.drop-here')}
          </span>
          {/* Touch screens cannot drag files. */}
          <span className="in-data-photo:hidden not-pointer-coarse:hidden">
            {translate('own-photo.show-here')}
          </span>
          <span className="not-in-data-photo:hidden">{translate('own-photo.in-all')}</span>
        </p>
        <p className="text-14 text-muted">{translate('own-photo.stays')}</p>
      </div>
      {goOn && (
        <button
          type="submit"
          form={goOn.form}
          formAction={goOn.action && withVisitorPhotoHash(goOn.action)}
          className="button button-primary button-small not-in-data-photo:hidden"
        >
          {translate('own-photo.go-on')}
        </button>
      )}
      <ChoosePhoto page={page} className="button-accent button-small bg-raised!" />
      <RemovePhoto page={page} className="text-link hit-44" />
    </div>
  )
}
