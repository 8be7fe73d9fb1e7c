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

/** What the services of the designer share. */
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
  /** Whoever works here on the design of somebody else. */
  guest: Guest | null
  /** Of the picture that is designed; what is no picture has the one that its page came with. */
  configuration: () => FrameConfiguration
  /** As drafts keep it: a picture's choices, of everything else the address. */
  storedConfiguration: () => StoredConfiguration
  /** `Wandbild`, `Fotobuch`. */
  kindName: () => string
  /** The size as the locale writes it. */
  sizeName: () => string
  slotPhoto: (slotId: string) => Asset | null
}
