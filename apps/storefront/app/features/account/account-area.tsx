import {
  ACCOUNT_SECTIONS,
  type AccountSection,
  accountSectionPath,
  shopSettings,
  systemPath,
} from '@passepartout/domain'
import {
  AccountIcon,
  CalendarIcon,
  DownloadIcon,
  HeartIcon,
  HomeIcon,
  LogOutIcon,
  MailIcon,
  ParcelIcon,
  PencilIcon,
  PhotoIcon,
  TruckIcon,
} from '@passepartout/ui/icons'
import { Notice } from '@passepartout/ui/notice'
import { AddressList } from './address-list.tsx'
import { AreaForm } from './area-form.tsx'
import type { AreaPage } from './area-page.ts'
import { DateList } from './date-list.tsx'
import { DesignList } from './design-list.tsx'
import type { LoadedArea } from './load-area.ts'
import { OrderList } from './order-list.tsx'
import { Overview } from './overview.tsx'
import { PhotoList } from './photo-list.tsx'
import { DataAndPrivacy, NewsletterSettings } from './privacy-and-newsletter.tsx'
import { Security } from './security.tsx'
import type { AreaChangeError, CompletedAction } from './submit-area-form.ts'

const ICONS = {
  overview: HomeIcon,
  orders: ParcelIcon,
  designs: PencilIcon,
  photos: PhotoIcon,
  addresses: TruckIcon,
  dates: CalendarIcon,
  newsletter: MailIcon,
  security: AccountIcon,
  data: DownloadIcon,
} as const satisfies Record<AccountSection, unknown>

export interface AccountAreaProps {
  page: AreaPage
  section: AccountSection
  loaded: LoadedArea
  failed: AreaChangeError | undefined
  /** Action that was just completed, from the query of the address. */
  done: CompletedAction | undefined
  /** Text of the newsletter consent. */
  consent: string
  /** The next section is loading. */
  isBusy?: boolean
  canAddPasskeys?: boolean
}

const ACTION_MESSAGES: Record<CompletedAction, string> = {
  saved: 'area.saved',
  'email-sent': 'area.email-sent',
  'password-changed': 'area.password-changed',
}

/** A section of the account beside (on phones: below) the links to all sections. */
export function AccountArea(props: AccountAreaProps) {
  const { page, section, loaded, done, isBusy = false } = props
  const { translate } = page
  return (
    <div className="wrap pt-6 pb-section nav:grid nav:grid-cols-[15rem_minmax(0,1fr)] nav:gap-x-14 nav:pt-10">
      <Sections page={page} section={section} />
      <div aria-busy={isBusy} className={`transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
        <h1 tabIndex={-1} data-area-title="" className="type-h1 outline-none">
          {titleOf(props)}
        </h1>
        {loaded.ok && loaded.data.section === 'overview' && (
          <p className="type-lead mt-1">{translate('area.number', { number: loaded.data.account.number })}</p>
        )}
        <p role="status" className="mt-4 rounded-field bg-accent-soft px-4 py-3 empty:hidden">
          {done && translate(ACTION_MESSAGES[done])}
        </p>
        <div className="mt-7">{loaded.ok ? <Part {...props} loaded={loaded} /> : <Failed {...props} />}</div>
      </div>
    </div>
  )
}

function titleOf({ page, section, loaded }: AccountAreaProps): string {
  if (section !== 'overview') return page.translate(`area.${section}`)
  const name = loaded.ok && loaded.data.section === 'overview' ? loaded.data.account.firstName : ''
  return name ? page.translate('area.hello', { name }) : page.translate('area.title')
}

function Part({
  page,
  loaded,
  failed,
  consent,
  canAddPasskeys = false,
}: AccountAreaProps & { loaded: { ok: true } }) {
  const { data } = loaded as LoadedArea & { ok: true }
  const props = { page, failed }
  switch (data.section) {
    case 'overview':
      return <Overview page={page} orders={data.orders} designs={data.designs} />
    case 'orders':
      return (
        <div className="rounded-surface border border-hairline bg-raised p-5 nav:p-7">
          <OrderList page={page} orders={data.orders} />
        </div>
      )
    case 'designs':
      return <DesignList {...props} designs={data.designs} />
    case 'photos':
      return <PhotoList {...props} photos={data.photos} orderDays={data.orderDays} cartDays={data.cartDays} />
    case 'addresses':
      return <AddressList {...props} account={data.account} />
    case 'dates':
      return <DateList {...props} dates={data.dates} />
    case 'newsletter':
      return (
        <NewsletterSettings
          {...props}
          account={data.account}
          newsletter={data.newsletter}
          consent={consent}
        />
      )
    case 'security':
      return <Security {...props} account={data.account} canAddPasskeys={canAddPasskeys} />
    case 'data':
      return <DataAndPrivacy {...props} account={data.account} />
  }
}

function Failed({ page, section, loaded }: AccountAreaProps) {
  const { translate } = page
  return (
    <Notice
      title={translate('area.failed')}
      text={(loaded.ok ? '' : loaded.message) || translate('contact.offline')}
    >
      <a
        href={page.href(accountSectionPath(page.shop, section))}
        className="button button-secondary mt-4"
        data-away=""
      >
        {translate('area.retry')}
      </a>
    </Notice>
  )
}

const ITEM =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-control px-4 text-15 no-underline nav:px-4 nav:py-2.5 max-nav:border max-nav:border-line-strong'

/** On phones a row that scrolls, on laptops a list at the left. */
function Sections({ page, section }: { page: AreaPage; section: AccountSection }) {
  const { translate, shop } = page
  return (
    <nav
      aria-label={translate('area.sections')}
      className="max-nav:-mx-margin max-nav:mb-6 max-nav:scroll-px-margin max-nav:overflow-x-auto max-nav:px-margin"
    >
      <ul className="flex gap-2 max-nav:w-max nav:grid nav:gap-1">
        {ACCOUNT_SECTIONS.map(name => {
          const Icon = ICONS[name]
          const isHere = name === section
          return (
            <li key={name}>
              <a
                href={page.href(accountSectionPath(shop, name))}
                aria-current={isHere ? 'page' : undefined}
                className={`${ITEM} ${isHere ? 'bg-accent-soft font-semibold text-accent max-nav:border-accent! max-nav:[scroll-initial-target:nearest]' : 'hover:bg-panel'}`}
              >
                <Icon size={20} className="max-nav:hidden" />
                {translate(`area.${name}`)}
              </a>
            </li>
          )
        })}
        {shopSettings(shop).wishlist && (
          <li>
            <a
              href={page.href(systemPath(shop, 'wishlist'))}
              data-away=""
              className={`${ITEM} hover:bg-panel`}
            >
              <HeartIcon size={20} className="max-nav:hidden" />
              {translate('area.wishlist')}
            </a>
          </li>
        )}
        <li>
          <AreaForm page={page} section="overview" intent="log-out">
            <button type="submit" className={`${ITEM} w-full hover:bg-panel`}>
              <LogOutIcon size={20} className="max-nav:hidden" />
              {translate('area.log-out')}
            </button>
          </AreaForm>
        </li>
      </ul>
    </nav>
  )
}
