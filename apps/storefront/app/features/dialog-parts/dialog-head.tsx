import { CloseIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/** Title and close button. Focus starts at the title, so that screen readers read from there. */
export function DialogHead({ page, title }: { page: Page; title: string }) {
  return (
    <div className="dialog-head">
      {/* biome-ignore lint/a11y/noAutofocus: in an opening dialog this is where focus belongs */}
      <h2 autoFocus tabIndex={-1} className="type-h3 outline-none">
        {title}
      </h2>
      <form method="dialog">
        <button type="submit" value="close" className="grid size-11 place-items-center">
          <CloseIcon size={22} />
          <span className="sr-only">{page.translate('dialogs.close')}</span>
        </button>
      </form>
    </div>
  )
}
