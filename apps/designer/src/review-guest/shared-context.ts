import type { Client } from '@passepartout/contracts'
import type { Translate } from '@passepartout/domain'
import { createContext, useContext } from 'react'
import type { LinkShop } from '../phone-upload/link-data.ts'

export interface SharedPage {
  t: Translate
  shop: LinkShop
  client: Client
  /** Client with this browser's cookies, only for the call that sets one. */
  entering: Client
  /** The token in the link's fragment. */
  token: string
}

export const SharedContext = createContext<SharedPage | null>(null)

export function useShared(): SharedPage {
  const page = useContext(SharedContext)
  if (!page) throw new Error('A part of the shared page was used outside of it')
  return page
}

export function useTimeFormatter(): (time: string) => string {
  const { locale } = useShared().shop
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return time => format.format(new Date(time))
}
