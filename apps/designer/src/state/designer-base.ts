import type { Client } from '@passepartout/contracts'
import type { Asset } from '@passepartout/document'
import type { Catalogue, FrameConfiguration, Shop, Translate } from '@passepartout/domain'
import type { Editor } from '@passepartout/editor'
import type { DesignerData } from '../data/designer-data.ts'
import type { Guest } from '../data/guest.ts'
import type { DesignerKindAdapter } from '../kinds/designer-kind-adapter.ts'
import type { ProductNames } from '../product/product-names.ts'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import type { Announcer } from './announcer.ts'
import type { DesignStore } from './design-state.ts'
import type { FirstWriteGate } from './first-write-gate.ts'
import type { Toasts } from './toasts.ts'
import type { ViewStore } from './view-state.ts'

/** Dependencies shared by the designer's services. */
export interface DesignerBase {
  data: DesignerData
  kind: DesignerKindAdapter
  shop: Shop
  catalogue: Catalogue
  t: Translate
  names: ProductNames
  client: Client
  editor: Editor
  view: ViewStore
  design: DesignStore
  announcer: Announcer
  toasts: Toasts
  firstWrite: FirstWriteGate
  /** Set where a guest edits another visitor's design. */
  guest: Guest | null
  /** The wall-art configuration; for other kinds that of the page data. */
  configuration: () => FrameConfiguration
  /** As stored with drafts: the fields of wall art, the designer address of other kinds. */
  storedConfiguration: () => StoredConfiguration
  /** `Wandbild`, `Fotobuch`. */
  kindName: () => string
  /** The size, formatted for the locale. */
  sizeName: () => string
  slotPhoto: (slotId: string) => Asset | null
}
