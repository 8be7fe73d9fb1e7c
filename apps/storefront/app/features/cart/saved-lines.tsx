import type { CartLine } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { lineTexts } from '../checkout/line-texts.ts'
import { CartLineImage } from './cart-line-image.tsx'

interface SavedLinesProps {
  page: Page
  lines: readonly CartLine[]
  /** The customer sees net prices besides gross ones. */
  seesNet: boolean
}

/** Lines saved for later, each with a button back into the cart. */
export function SavedLines({ page, lines, seesNet }: SavedLinesProps) {
  const { translate, money } = page
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="saved" className="mt-10">
      <h2 id="saved" className="type-h3">
        {translate('cart.saved')}
      </h2>
      <ul className="mt-4 border-t border-hairline">
        {lines.map(line => {
          const { name, given, details } = lineTexts(line, translate('cart.unnamed'))
          const facts = details.slice(0, 1).map(({ value }) => value)
          return (
            <li
              key={line.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-4"
            >
              <div className="relative h-16 w-24 flex-none bg-stage">
                <CartLineImage page={page} line={line} name={name} />
              </div>
              <div className="min-w-[10rem] flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-14 text-muted">
                  {given && (
                    <>
                      <q>{given}</q>
                      {facts.length > 0 && ', '}
                    </>
                  )}
                  {facts.join(', ')}
                </p>
              </div>
              {!line.unavailable && (
                <div className="text-right">
                  <p className="figures font-semibold">{line.total.text}</p>
                  {seesNet && line.total.net !== undefined && (
                    <p className="figures text-14 text-muted">
                      {translate('whitelabel.line-net', {
                        amount: money({ amount: line.total.net, currency: line.total.currency }),
                      })}
                    </p>
                  )}
                </div>
              )}
              <form method="post" className="flex gap-5">
                <input type="hidden" name="line" value={line.id} />
                <Action page={page} name={name} intent="unsave" className="text-link" />
                <Action page={page} name={name} intent="remove" className="underline underline-offset-4" />
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface ActionProps {
  page: Page
  name: string
  intent: 'unsave' | 'remove'
  className: string
}

function Action({ page: { translate }, name, intent, className }: ActionProps) {
  const action = translate(`cart.${intent}`)
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-label={translate('cart.of-line', { action, title: name })}
      className={`flex min-h-11 items-center text-15 ${className}`}
    >
      {action}
    </button>
  )
}
