import type { SmartBanner as SmartBannerBlock } from '@passepartout/content-model'
import { shopSettings } from '@passepartout/domain'
import { CloseIcon } from '@passepartout/ui/icons'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

/** Promotes the shop's app, for channels that have one; overlays the bottom of the page, so that nothing shifts. */
export function SmartBanner({ block, page }: BlockProps<SmartBannerBlock>) {
  if (!shopSettings(page.shop).apps) return null
  return (
    <aside
      hidden
      aria-label={block.title}
      data-enhance="smart-banner"
      data-covers-foot=""
      data-when="idle"
      className="fixed inset-x-0 bottom-0 z-40 flex items-center gap-3 border-hairline border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float [[hidden]]:hidden print:hidden"
    >
      <button
        type="button"
        aria-label={page.translate('media.close')}
        className="grid size-11 flex-none place-items-center text-muted"
      >
        <CloseIcon size={20} />
      </button>
      <p className="min-w-0 flex-1 text-14">
        <strong className="block font-semibold">{block.title}</strong>
        <span className="block truncate text-muted">{block.text}</span>
      </p>
      <a href={urlOf(block.cta.link, page)} className="button button-primary button-small flex-none">
        {block.cta.text}
      </a>
    </aside>
  )
}
