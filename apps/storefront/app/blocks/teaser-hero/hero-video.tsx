import { PauseIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/**
 * A silent film over the hero's still picture. It loads only once the script has checked that motion is allowed; the
 * pause button appears with it.
 */
export function HeroVideo({ page, source }: { page: Page; source: string }) {
  return (
    <div className="absolute inset-0" data-enhance="hero-video">
      <video
        data-src={source}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className="size-full object-cover opacity-0 transition-opacity duration-500"
      />
      <button
        type="button"
        hidden
        aria-pressed="false"
        aria-label={page.translate('media.pause')}
        className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-control bg-raised text-ink shadow-card aria-pressed:text-accent [[hidden]]:hidden"
      >
        <PauseIcon size={20} />
      </button>
    </div>
  )
}
