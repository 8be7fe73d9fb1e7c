import type { BackOfficeResponse, WaitingItem } from '@passepartout/contracts/back-office'
import { Link, useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import type { MessageKey } from '../messages/en.ts'
import { useTranslator } from '../messages/translator.ts'

export const loader = () => call('getWaiting', {})

const GROUPS: readonly { key: MessageKey; prefixes: readonly string[] }[] = [
  { key: 'waiting.group.orders', prefixes: ['orders'] },
  { key: 'waiting.group.cases', prefixes: ['cases'] },
  { key: 'waiting.group.money', prefixes: ['payments', 'refunds'] },
  { key: 'waiting.group.shop', prefixes: ['emails', 'jobs', 'problems'] },
]

const prefixOf = ({ kind }: WaitingItem) => kind.split('-', 1)[0] ?? ''

/** The page that shows what is counted. */
function pathOf({ kind }: WaitingItem): string {
  if (kind.startsWith('orders-')) return `/orders?waiting=${kind.slice('orders-'.length)}`
  if (kind.startsWith('refunds-')) return '/payments'
  return `/${kind.split('-', 1)[0]}`
}

/** What waits for somebody, counted and linked. */
export function Component() {
  const { items } = useLoaderData<BackOfficeResponse<'getWaiting'>>()
  const { t } = useTranslator()
  const waiting = items.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <h1>{t('today.title')}</h1>
      <p className="quiet lead">{waiting > 0 ? t('today.lead') : t('today.clear')}</p>
      <div className="today">
        {GROUPS.map(({ key, prefixes }) => {
          const own = items.filter(item => prefixes.includes(prefixOf(item)))
          if (own.length === 0) return null
          return (
            <section key={key} aria-labelledby={key}>
              <h2 id={key}>{t(key)}</h2>
              <ul className="counts">
                {own.map(item => (
                  <li key={item.kind}>
                    <WaitingLink item={item} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}

function WaitingLink({ item }: { item: WaitingItem }) {
  const { t } = useTranslator()
  const content = (
    <>
      <span>{t(`waiting.${item.kind}`)}</span>
      <b>{item.count}</b>
    </>
  )
  const emptiness = item.count === 0 ? 'empty' : undefined
  const path = pathOf(item)
  if (path === '/problems')
    return (
      <a href="/_operations/problems" className={emptiness}>
        {content}
      </a>
    )
  return (
    <Link to={path} className={emptiness}>
      {content}
    </Link>
  )
}
