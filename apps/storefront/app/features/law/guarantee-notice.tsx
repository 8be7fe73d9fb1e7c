import { concerns, LEGAL_GUARANTEE_PAGE, legalGuaranteeYears } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { Picture } from '../images/picture.tsx'
import { QrCode } from './qr-code.tsx'

/** The page of Your Europe in the visitor's language. */
const pageOf = (language: string) => `${LEGAL_GUARANTEE_PAGE}?lang=${language}`

/**
 * The harmonised notice on the legal guarantee with its link and QR code (Implementing Regulation (EU) 2025/1960, annex
 * I), never folded away; nothing where the law does not require it. If `_global` names the EU's own file
 * (`guaranteeNotice`), that replaces this drawing.
 */
export function GuaranteeNotice({ page }: { page: Page }) {
  const { shop, global, translate } = page
  if (!concerns('legal-guarantee', shop.country)) return null
  const words = {
    years: translate('law.guarantee-years', { years: legalGuaranteeYears(shop.country) }),
    link: (
      <a href={pageOf(shop.language)} target="_blank" rel="noopener" className="text-link hit-44">
        {translate('law.guarantee-link')}
      </a>
    ),
  }
  if (global?.guaranteeNotice) {
    return (
      <section data-law="legal-guarantee" aria-label={translate('law.guarantee-title')}>
        <Picture
          asset={global.guaranteeNotice.filename}
          alt={`${translate('law.guarantee-title')}. ${words.years}. ${translate('law.guarantee-faulty')}`}
          width={420}
          height={594}
          className="h-auto w-full max-w-[420px]"
        />
        <p className="mt-2 text-15">{words.link}</p>
      </section>
    )
  }
  return (
    <section
      data-law="legal-guarantee"
      aria-labelledby="legal-guarantee"
      className="overflow-hidden rounded-surface border border-[#003399] bg-raised text-15 text-ink"
    >
      <div className="bg-[#003399] px-5 py-3 text-[#fff]">
        <h2 id="legal-guarantee" className="text-18 leading-snug font-semibold">
          {translate('law.guarantee-title')}
        </h2>
        <p>{words.years}</p>
      </div>
      <div className="flex items-start gap-5 p-5 max-sm:flex-col">
        <div>
          <p>{translate('law.guarantee-faulty')}</p>
          <p className="mt-2">{translate('law.guarantee-eu')}</p>
          <p className="mt-2">{words.link}</p>
        </div>
        <QrCode
          text={pageOf(shop.language)}
          label={translate('law.guarantee-qr')}
          className="w-28 flex-none"
        />
      </div>
    </section>
  )
}
