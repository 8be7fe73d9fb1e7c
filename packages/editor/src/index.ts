export type { ConfigurationChange } from './commands/product-commands.ts'
export { createEditor, type Editor, type EditorOptions } from './create-editor.ts'
export type { Announcement, AnnouncementKey, Commit, UiIntent } from './events.ts'
export type { GestureHandle, Gestures } from './gestures/create-gestures.ts'
export { HANDLES, type Handle, handlePosition } from './gestures/crop-handle-gesture.ts'
export type { PointerPrecision } from './gestures/gesture.ts'
export type { TwoFingers } from './gestures/pinch-gesture.ts'
export type { UndoTimeline } from './history/history.ts'
export { isConsistentDocument, restoreHistory } from './history/restore-history.ts'
export type { SerialisedHistory } from './history/serialise-history.ts'
export type { HandleKey, KeyPress, KeyWhere } from './keyboard/handle-key.ts'
export { type KeyHelpGroup, type KeyHelpLine, keyHelp } from './keyboard/key-help.ts'
export {
  type Chord,
  KEYMAP,
  type KeyBinding,
  type KeyCommand,
  type KeyGroup,
  type KeyScope,
} from './keyboard/keymap.ts'
export { commitDrag } from './pointer/commit-drag.ts'
export { hitTest, slotAtPoint } from './pointer/hit-test.ts'
export {
  createPointerTool,
  type GestureOwner,
  type PagePointer,
  type PointerTool,
} from './pointer/pointer-tool.ts'
export type { PhotoInSlot } from './resolve-photo-in-slot.ts'
export type { Schedule } from './schedule.ts'
export type {
  DragPreview,
  EditorSnapshot,
  GestureKind,
  HistoryEntry,
  HistoryView,
  LiveGesture,
  Mode,
  OpenCrop,
  Session,
  SnapGuide,
  StepName,
} from './state.ts'
