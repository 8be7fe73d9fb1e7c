import { ChevronDownIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/**
 * Country and language of this page, and links to the same page in the others, or to their start page if they have no
 * such page; no script. On wide screens the list opens upwards over the footer, so that its line does not move.
 */
export function CountrySwitch({ page }: { page: Page }) {
  const here = localeName(page.shop.locale)
  const same = new Map(page.alternates.map(({ locale, url }) => [locale, url]))
  const others = page.startPages.filter(({ locale }) => locale !== page.shop.locale)
  return (
    <details className="disclosure relative" {...hintOn(page)}>
      <summary className="flex min-h-8 items-center gap-3 py-1.5 hover:text-on-inverse">
        <span className="sr-only">{page.translate('frame.country')}: </span>
        {here}
        <ChevronDownIcon size={18} />
      </summary>
      <ul
        data-of-page="countries"
        className="columns-2 gap-x-6 pt-2 sm:columns-3 nav:absolute nav:right-0 nav:bottom-full nav:w-[36rem] nav:border nav:border-inverse-line nav:bg-inverse nav:p-5"
      >
        {others.map(({ locale, url }) => (
          <li key={locale} className="break-inside-avoid">
            <a
              href={same.get(locale) ?? url}
              hrefLang={locale}
              lang={locale}
              className="inline-block py-1.5 no-underline hover:text-on-inverse hover:underline"
            >
              {localeName(locale)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A start page shows visitors from another country the link to their shop (`islands/country-hint.ts`). */
const hintOn = ({ path, translate }: Page) =>
  path === '/'
    ? {
        'data-enhance': 'country-hint',
        'data-when': 'idle',
        'data-hint': translate('frame.elsewhere'),
        'data-close': translate('media.close'),
      }
    : {}

const names = new Map<string, string>()

/** "Deutschland, Deutsch": a locale's country and language in its own language. */
function localeName(locale: string): string {
  const known = names.get(locale)
  if (known) return known
  const { language, region } = new Intl.Locale(locale)
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const word = languages.of(language) ?? language
  const name = `${region ? (countries.of(region) ?? region) : locale}, ${word.charAt(0).toLocaleUpperCase(locale)}${word.slice(1)}`
  names.set(locale, name)
  return name
}
