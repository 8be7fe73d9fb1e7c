import { CALENDAR_TYPES, type Catalogue, PHOTOBOOK_CATEGORY_IDS } from '@passepartout/domain'
