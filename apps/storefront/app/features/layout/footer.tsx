import type { Global } from '@passepartout/content-model'
import { systemPath } from '@passepartout/domain'
import { ChevronDownIcon } from '@passepartout/ui/icons'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { Page } from '../../platform/page.ts'
import { SharedPart } from '../../platform/shared-part.tsx'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { urlOf } from '../links/address.ts'
import { shippingText } from '../prices/shipping-text.ts'
import { CountrySwitch } from './country-switch.tsx'
import { FooterLink, LegalLinks } from './legal-links.tsx'
import { telUrl } from './telephone.ts'

type Column = Global['footer']['columns'][number]

/** Claim, link columns (folded away on phones in passepartout), legal line, country and language. */
export function Footer({ page }: { page: Page }) {
  const footer = page.global?.footer
  return (
    <footer className="bg-inverse text-15 text-on-inverse-muted [&_:focus-visible]:outline-on-inverse print:hidden">
      <div className="wrap pt-12 pb-24 nav:pt-16 2xl:pb-8">
        {offersNewsletter(page) && (
          <SharedPart page={page} name="footer newsletter">
            <NewsletterStrip page={page} />
          </SharedPart>
        )}
        <SharedPart page={page} name="footer columns">
          <Columns page={page} />
        </SharedPart>
        {footer && (
          <SharedPart page={page} name={`footer facts ${shippingText(page)}`}>
            <Facts page={page} footer={footer} />
          </SharedPart>
        )}
        <div className="mt-6 flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t border-inverse-line pt-6 text-14">
          <SharedPart page={page} name="footer legal">
            <LegalLinks page={page} />
          </SharedPart>
          {/* If not everything fits into one line, these two stay together in one. */}
          <div className="flex flex-auto flex-wrap items-start justify-between gap-x-10 gap-y-4">
            <p className="py-1.5">{footer?.note || page.translate('frame.prices-note')}</p>
            <CountrySwitch page={page} />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Only on content pages, and not where the page itself asks for the email address or reports an error. */
const offersNewsletter = ({ blocks, failure, form, story }: Page): boolean =>
  story !== undefined &&
  !failure &&
  form?.name !== 'newsletter' &&
  !blocks.some(({ component }) => component === 'newsletter')

function NewsletterStrip({ page }: { page: Page }) {
  const path = page.href(systemPath(page.shop, 'newsletter'))
  return (
    <section className="mb-12 grid gap-x-14 gap-y-5 rounded-surface bg-raised p-6 text-ink md:grid-cols-[1fr_1.6fr] md:p-8 [&_:focus-visible]:outline-accent">
      <div>
        <h2 className="type-h3">{page.translate('newsletter.footer')}</h2>
        <p className="mt-2 text-balance">{page.translate('newsletter.footer-text')}</p>
      </div>
      <NewsletterForm page={page} action={`${path}#newsletter`} source="footer" />
    </section>
  )
}

function Columns({ page }: { page: Page }) {
  const footer = page.global?.footer
  const cards = page.shop.channel === 'kartenliebe'
  return (
    <div
      className="grid gap-x-6 gap-y-8 nav:grid-cols-[1.4fr_repeat(var(--columns),1fr)]"
      style={columns(page)}
    >
      <div className="max-w-[20rem]">
        <span className="text-on-inverse">
          <Wordmark channel={page.shop.channel} inverse />
        </span>
        {footer && <p className="mt-5">{footer.claim}</p>}
      </div>
      {cards ? (
        <div className="contents max-nav:grid max-nav:grid-cols-2 max-nav:gap-x-4 max-nav:gap-y-8 md:max-nav:grid-cols-4">
          {footer?.columns.map(column => (
            <OpenColumn key={column.title} page={page} column={column} className="" />
          ))}
          {page.global && <ServiceColumn page={page} service={page.global.service} />}
        </div>
      ) : (
        <>
          <div className="md:hidden">
            {footer?.columns.map(column => (
              <FoldedColumn key={column.title} page={page} column={column} />
            ))}
          </div>
          <div className="contents md:max-nav:grid md:max-nav:grid-cols-3 md:max-nav:gap-x-4">
            {footer?.columns.map(column => (
              <OpenColumn key={column.title} page={page} column={column} className="max-md:hidden" />
            ))}
          </div>
        </>
      )}
    </div>
  )
}

/** Payment methods and shipping costs, each with a link to the details. */
function Facts({ page, footer }: { page: Page; footer: Global['footer'] }) {
  const { payment, shipping } = footer
  const fees = shippingText(page)
  const facts = [payment, shipping && (fees ? { ...shipping, text: fees } : shipping)].filter(fact => !!fact)
  if (facts.length === 0) return null
  return (
    <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-3 nav:mt-14">
      {facts.map(({ title, text, link }) => (
        <div key={title} className="flex flex-wrap items-baseline gap-x-3">
          <dt className="font-semibold text-on-inverse">{title}</dt>
          <dd>
            <FooterLink href={urlOf(link, page)}>{text}</FooterLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const columns = (page: Page) => {
  const count = (page.global?.footer.columns.length ?? 0) + (page.shop.channel === 'kartenliebe' ? 1 : 0)
  return { '--columns': count } as React.CSSProperties
}

function ColumnLinks({ page, column }: { page: Page; column: Column }) {
  return (
    <ul>
      {column.links.map(({ text, link }) => (
        <li key={text}>
          <FooterLink href={urlOf(link, page)}>{text}</FooterLink>
        </li>
      ))}
    </ul>
  )
}

function OpenColumn({ page, column, className }: { page: Page; column: Column; className: string }) {
  return (
    <section className={className}>
      <h2 className="mb-3 font-text text-15 font-semibold text-on-inverse">{column.title}</h2>
      <ColumnLinks page={page} column={column} />
    </section>
  )
}

function FoldedColumn({ page, column }: { page: Page; column: Column }) {
  return (
    <details className="disclosure border-t border-inverse-line last:border-b">
      <summary className="flex min-h-14 items-center justify-between font-semibold text-on-inverse">
        {column.title}
        <ChevronDownIcon size={20} />
      </summary>
      <div className="pb-4">
        <ColumnLinks page={page} column={column} />
      </div>
    </details>
  )
}

function ServiceColumn({ page, service }: { page: Page; service: Global['service'] }) {
  return (
    <section>
      <h2 className="mb-3 font-text text-15 font-semibold text-on-inverse">
        {page.translate('frame.service')}
      </h2>
      <a
        href={telUrl(service.hotline)}
        className="type-numeral block py-1 text-18 text-on-inverse max-[359px]:text-15 md:text-21 no-underline hover:underline"
      >
        {service.hotline}
      </a>
      <p className="mt-1 text-pretty">{service.hours}</p>
    </section>
  )
}
