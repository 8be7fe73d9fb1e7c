import type { Order } from '@passepartout/contracts'
import { ChevronDownIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { Panel } from './panels.tsx'

/** When the photos are deleted, and the alternatives: keep them longer, or delete them at once in two steps. */
export function Retention({ page, order }: { page: Page; order: Order }) {
  const { translate } = page
  const { photosUntil, arePhotosDeleted } = order
  if (arePhotosDeleted) return <p className="text-14 text-muted">{translate('order.photos-deleted')}</p>
  if (!photosUntil) return null
  const hasDesign = order.lines.some(({ pictureUrl }) => pictureUrl !== null)
  if (!hasDesign) return null
  return (
    <Panel>
      <p>{translate('order.photos-until', { date: photosUntil.text })}</p>
      <form method="post" className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="submit"
          name="intent"
          value="keep-photos"
          className="button button-secondary button-small max-md:w-full"
        >
          {translate('order.photos-keep')}
        </button>
        <span className="text-14 text-muted">{translate('order.photos-keep-text')}</span>
      </form>
      <details className="disclosure mt-4 border-t border-hairline">
        <summary className="flex min-h-13 items-center justify-between font-semibold">
          {translate('order.photos-delete')}
          <ChevronDownIcon size={20} />
        </summary>
        <form method="post" className="pt-1">
          <p className="measure text-muted">{translate('order.photos-delete-text')}</p>
          <button
            type="submit"
            name="intent"
            value="delete-photos"
            className="button button-secondary mt-4 max-md:w-full"
          >
            {translate('order.photos-delete-now')}
          </button>
        </form>
      </details>
    </Panel>
  )
}
