import type { Cart } from '@passepartout/contracts'
import { TrashIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { lineTexts } from '../checkout/line-texts.ts'

/** Replaces a removed line: one press restores it, until the visitor leaves the page. */
export function RemovedLineNotice({ page, line }: { page: Page; line: Cart['removed'][number] }) {
  const { translate } = page
  const { name, given } = lineTexts(line, translate('cart.unnamed'))
  return (
    <li className="border-b border-hairline py-5 md:py-6">
      <form
        method="post"
        className="flex flex-wrap items-center gap-x-3.5 rounded-surface border border-dashed border-line-strong px-4 py-1.5 md:px-5"
      >
        <TrashIcon size={20} className="flex-none" />
        <p role="status" className="min-w-0 flex-1 py-2">
          {given && (
            <>
              <q>{given}</q>,{' '}
            </>
          )}
          {translate('cart.line-removed', { name })}
        </p>
        <input type="hidden" name="line" value={line.id} />
        {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone, and this one undoes it */}
        <button type="submit" name="intent" value="restore" autoFocus className="text-link min-h-11">
          {translate('cart.restore')}
        </button>
      </form>
    </li>
  )
}
