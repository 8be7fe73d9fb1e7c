/** English messages for conflicts of two versions, and for rejected versions. */
export const enVersions = {
  'conflict.title': 'This design was also changed somewhere else',
  'conflict.keptTitle': 'Version from {time}',
  'conflict.text':
    'Choose which version of each page to keep. Whatever you leave out stays in this device’s history for {=historyDays} days.',
  'conflict.whole':
    'The two have different formats or pages, so you carry on with one of them as a whole. The other stays in this device’s history for {=historyDays} days.',
  'conflict.partly': 'Everything else has been combined already.',
  'conflict.same': 'This version is exactly the one you have open.',
  'conflict.mine': 'This device',
  'conflict.other': 'Other version',
  'conflict.now': '{time}, you',
  'conflict.page': 'Page {number}',
  'conflict.rest': 'Title, colours and product',
  'conflict.everything': 'All pages',
  'conflict.noTitle': 'No title',
  'conflict.allMine': 'Everything from here',
  'conflict.allOther': 'Everything from there',
  'conflict.take': 'Carry on like this',
  'conflict.merged': 'Changes from another device have been added.',
  'history.versions': 'Other versions',
  'history.version': 'Version from {time}',
}
