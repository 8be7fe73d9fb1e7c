import type { CommerceMessageKey } from '@passepartout/commerce/messages'
import type account from './account.de.json'
import type checkout from './checkout.de.json'
import type common from './common.de.json'
import type lines from './lines.de.json'
import type recipients from './recipients.de.json'

/** Keys of the API's messages and of those of commerce. The check "messages" finds a language that lacks one. */
export type MessageKey =
  | CommerceMessageKey
  | keyof (typeof account & typeof checkout & typeof common & typeof lines & typeof recipients)
