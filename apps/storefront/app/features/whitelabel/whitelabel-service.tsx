import type { Whitelabel } from '@passepartout/contracts'
import { accountPath } from '@passepartout/domain'
import { AccountIcon, InvoiceIcon, MoneyIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { WhitelabelSenderNote } from '../checkout/whitelabel-sender-note.tsx'
import { telUrl } from '../layout/telephone.ts'
import { Step as Fact } from '../order/next-steps.tsx'
import { Panel, StatusMessage } from '../order/panels.tsx'

interface WhitelabelServiceProps {
  page: Page
  /** For a customer who has the service. */
  whitelabel: Whitelabel | null
  /** Visitors who are logged in need not create an account first. */
  hasAccount: boolean
  /** Why the switch failed, in the visitor's language. */
  problem?: string | undefined
}

/**
 * The service for companies that sell under their own name; for its customers also their sender details and the switch.
 */
export function WhitelabelService({ page, whitelabel, hasAccount, problem }: WhitelabelServiceProps) {
  const { translate } = page
  return (
    <div className="wrap pt-9 pb-section nav:grid nav:grid-cols-[minmax(0,720fr)_minmax(0,480fr)] nav:gap-x-20 nav:pt-12">
      <div>
        <h1 className="type-h1 nav:text-[3rem]">{translate('whitelabel-service.title')}</h1>
        <p className="type-lead measure mt-3">{translate('whitelabel-service.lead')}</p>
        <ul className="measure mt-8 grid gap-6">
          <Fact
            icon={MoneyIcon}
            title={translate('whitelabel-service.prices')}
            text={translate('whitelabel-service.prices-text')}
          />
          <Fact
            icon={InvoiceIcon}
            title={translate('whitelabel-service.invoice')}
            text={translate('whitelabel-service.invoice-text')}
          />
          <Fact
            icon={AccountIcon}
            title={translate('whitelabel-service.name')}
            text={translate('whitelabel-service.name-text')}
          />
        </ul>
      </div>
      <div className="max-nav:mt-10">
        {problem && (
          <div className="mb-5">
            <StatusMessage look="error">
              {translate('whitelabel-service.unchanged', { reason: problem })}
            </StatusMessage>
          </div>
        )}
        {whitelabel ? (
          <Appearance page={page} whitelabel={whitelabel} />
        ) : (
          <Joining page={page} hasAccount={hasAccount} />
        )}
      </div>
    </div>
  )
}

function Appearance({ page, whitelabel }: { page: Page; whitelabel: Whitelabel }) {
  const { translate } = page
  const { company, number, email, phone, website, logo, isOn } = whitelabel
  return (
    <Panel title={translate('whitelabel-service.yours')}>
      {logo && <img src={logo} alt={company} className="mb-4 max-h-16 max-w-full" />}
      <dl className="grid gap-2.5">
        <Row name={translate('whitelabel-service.company')}>{company}</Row>
        <Row name={translate('whitelabel-service.number')}>{number}</Row>
        <Row name={translate('whitelabel-service.email')}>
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </Row>
        {phone && (
          <Row name={translate('whitelabel-service.phone')}>
            <a href={telUrl(phone)} className="text-link figures">
              {phone}
            </a>
          </Row>
        )}
        {website && (
          <Row name={translate('whitelabel-service.website')}>
            <a href={website} rel="noreferrer" className="text-link">
              {website.replace('https://', '')}
            </a>
          </Row>
        )}
      </dl>
      <p className="mt-5">
        <WhitelabelSenderNote page={page} company={company} isOn={isOn} />
      </p>
      <form method="post" className="mt-3">
        {(['on', 'off'] as const).map(next => (
          <button
            key={next}
            type="submit"
            name="sender"
            value={next}
            // Each button is shown with the sentence that it changes.
            data-sender={next === 'on' ? 'off' : 'on'}
            hidden={(next === 'on') === isOn}
            className="button button-secondary w-full [&[hidden]]:hidden"
          >
            {translate(`whitelabel-service.turn-${next}`)}
          </button>
        ))}
      </form>
    </Panel>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 md:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}

function Joining({ page, hasAccount }: { page: Page; hasAccount: boolean }) {
  const { translate, shop, global } = page
  return (
    <Panel title={translate('whitelabel-service.join')}>
      <p>{translate(hasAccount ? 'whitelabel-service.join-now' : 'whitelabel-service.join-text')}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {!hasAccount && (
          <a href={page.href(accountPath(shop, 'sign-up'))} className="button button-primary">
            {translate('whitelabel-service.sign-up')}
          </a>
        )}
        {global && (
          <a
            href={telUrl(global.service.hotline)}
            className={`figures ${hasAccount ? 'button button-primary' : 'text-link flex min-h-11 items-center'}`}
          >
            {global.service.hotline}
          </a>
        )}
      </div>
    </Panel>
  )
}
