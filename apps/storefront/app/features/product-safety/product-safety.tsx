import type { CallPayload, getProductSafety } from '@passepartout/contracts'
import { Notice } from '@passepartout/ui/notice'
import type { Page } from '../../platform/page.ts'
import { telUrl } from '../layout/telephone.ts'

export type Safety = CallPayload<NonNullable<typeof getProductSafety.shapes>>

/** Manufacturer, addresses, product ids and warnings, kind by kind; each kind has an anchor with its name. */
export function ProductSafety({ page, safety }: { page: Page; safety: Safety | undefined }) {
  const { translate } = page
  return (
    <div data-law="product-safety" className="wrap pt-9 pb-section nav:pt-12">
      <h1 className="type-h1">{translate('safety.title')}</h1>
      {!safety ? (
        <Notice title={translate('safety.unavailable-title')} text={translate('safety.unavailable')} />
      ) : (
        <>
          <p className="type-lead measure mt-3">{translate(`safety.law-${safety.law}`)}</p>
          <Maker page={page} maker={safety.maker} />
          <div className="mt-10 grid gap-x-16 md:grid-cols-2">
            {safety.products.map(({ kind, model, warnings }) => (
              <section key={kind} id={kind} className="scroll-mt-24 border-t border-hairline py-6">
                <h2 className="type-h3">{translate(`safety.kind-${kind}`)}</h2>
                <p className="figures mt-1 text-14 text-muted">{translate('safety.model', { model })}</p>
                {warnings.length === 0 ? (
                  <p className="mt-2">{translate('safety.nothing')}</p>
                ) : (
                  <ul className="mt-2 list-disc pl-5">
                    {warnings.map(warning => (
                      <li key={warning} className="mt-1">
                        {translate(`safety.${warning}`)}
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function Maker({ page, maker: { name, address, email, phone } }: { page: Page; maker: Safety['maker'] }) {
  return (
    <section className="mt-8">
      <h2 className="type-h3">{page.translate('safety.maker')}</h2>
      <address className="mt-2 not-italic">
        {[name, ...address].map(line => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={`mailto:${email}`} className="text-link flex min-h-11 items-center">
          {email}
        </a>
        <a href={telUrl(phone)} className="text-link figures flex min-h-11 items-center">
          {phone}
        </a>
      </address>
    </section>
  )
}
