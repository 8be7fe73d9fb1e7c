import { EnlargeIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/** Opens the images of a gallery in the whole window. Hidden until its script shows it. */
export function EnlargeButton({ page, className }: { page: Page; className: string }) {
  const { translate } = page
  return (
    <button
      type="button"
      hidden
      data-enlarge=""
      data-close={translate('media.close')}
      data-previous={translate('media.previous')}
      data-next={translate('media.next')}
      aria-label={translate('media.enlarge')}
      className={`absolute grid size-11 place-items-center rounded-full bg-raised shadow-card hover:text-accent ${className}`}
    >
      <EnlargeIcon className="size-5" />
    </button>
  )
}
