import { ChatIcon, CloseIcon, PhotoIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { urlOf } from '../links/address.ts'
import { ChoosePhoto, RemovePhoto } from './choose-photo.tsx'

const MESSAGES = [
  'shown',
  'only-here',
  'removed',
  'empty',
  'not-a-picture',
  'unsupported',
  'too-many-bytes',
  'too-many-pixels',
  'damaged',
  'offline',
  'instead',
] as const

/**
 * The one button that floats over pages, and the drawer it opens by markup alone: takes a photo, shows the one in use,
 * removes it, and leads to help. It contains the messages of the scripts, in the page's language.
 */
export function VisitorPhotoDrawer({ page }: { page: Page }) {
  const { translate } = page
  const words = Object.fromEntries(
    MESSAGES.map(what => [what, translate(`own-photo.${what}`, { alt: '{alt}' })]),
  )
  return (
    <aside aria-label={translate('own-photo.yours')} className="noscript:hidden print:hidden">
      <p role="status" data-photo-status="" className="sr-only" />
      <button
        type="button"
        popoverTarget="own-photo"
        data-enhance="step-aside"
        data-when="idle"
        className="floating above-notice fixed right-3 bottom-4 z-20 grid size-12 place-items-center overflow-hidden rounded-full bg-raised text-accent shadow-float hover:bg-accent-soft max-2xl:beside-bar:bottom-26 nav:right-4"
      >
        <PhotoIcon size={22} />
        <PhotoThumbnail className="absolute inset-1 rounded-full" />
        <span className="sr-only">{translate('own-photo.and-help')}</span>
      </button>
      <div
        id="own-photo"
        popover="auto"
        role="dialog"
        aria-labelledby="own-photo-title"
        data-words={JSON.stringify(words)}
        className="inset-auto right-4 bottom-4 m-0 w-[min(23rem,calc(100vw-2rem))] rounded-surface bg-raised p-5 text-ink shadow-float"
      >
        <div className="flex items-start justify-between gap-3">
          <h2 id="own-photo-title" className="type-h3">
            {translate('own-photo.title')}
          </h2>
          <button
            type="button"
            popoverTarget="own-photo"
            popoverTargetAction="hide"
            className="-mt-2.5 -mr-2.5 grid size-11 flex-none place-items-center"
          >
            <CloseIcon size={20} aria-hidden="true" />
            <span className="sr-only">{translate('own-photo.close')}</span>
          </button>
        </div>
        <p
          data-photo-problem=""
          hidden
          className="mt-2 border-reduced border-l-4 bg-error-soft px-3 py-2 text-14"
        />
        <PhotoThumbnail className="mt-3 h-44 not-in-data-photo:hidden" />
        <p className="mt-2 text-15">
          <span className="in-data-photo:hidden">{translate('own-photo.hint')}</span>
          <span className="not-in-data-photo:hidden">{translate('own-photo.in-all')}</span>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ChoosePhoto page={page} className="button-primary button-small" />
          <RemovePhoto page={page} className="text-link hit-44" />
        </div>
        <p className="mt-3 text-13 text-muted">
          {translate('own-photo.stays')}{' '}
          <span className="in-data-photo:hidden">{translate('own-photo.formats')}</span>
        </p>
        <HelpLink page={page} />
      </div>
    </aside>
  )
}

/** Help is two taps away on every page. */
function HelpLink({ page }: { page: Page }) {
  const contact = page.global?.service.link
  if (!contact) return null
  return (
    <p className="mt-4 border-hairline border-t pt-2">
      <a
        href={urlOf(contact, page)}
        data-opens-dialog="contact"
        data-enhance="messenger"
        data-when="sign"
        className="flex min-h-11 items-center gap-3 font-semibold text-accent [[hidden]]:hidden"
      >
        <ChatIcon size={20} />
        {page.translate('dialogs.contact')}
      </a>
    </p>
  )
}

/** Empty until a script inserts the photo. */
function PhotoThumbnail({ className }: { className: string }) {
  return (
    <span
      data-photo-thumbnail=""
      className={`block overflow-hidden [&>img]:size-full [&>img]:object-cover [&>img]:bg-raised ${className}`}
    />
  )
}
