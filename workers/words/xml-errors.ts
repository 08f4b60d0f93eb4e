// Errors and notes of the XML reader (workers/lib/xml), which several tools use.
const PREDEFINED =
  'XML itself has only &lt; &gt; &amp; &apos; and &quot;. Declare it in the DOCTYPE, or write the character.';

export const xmlErrors = {
  xmlLater: '{problem} The document says XML 1.1, which is not supported: it was read as XML 1.0.',
  xmlTooDeep: 'The XML is nested more than {limit} levels deep at {place}, which is the limit here.',
  xmlTooLong: 'A single tag, comment, CDATA section or DOCTYPE, at {place}, is longer than 64 million characters.',

  // Encodings.
  xmlOtherEncoding:
    'Invalid XML: the declaration at {place} says {declared}, but the file is {actual}. Change one to match the other.',
  xmlUnknownEncoding:
    'The declaration at {place} names the encoding “{declared}”, which is not known here. Save the file as UTF-8 and try again.',
  xmlSaveAsUtf8: 'Save it as UTF-8, or name its encoding in the XML declaration.',
  xmlBadBytes: 'The bytes at {place} are not valid {encoding}. Save the file as UTF-8 and try again.',

  // Tags.
  xmlNoTag: '“<” at {place} does not begin a tag. Write &lt; for a plain “<”.',
  xmlBadStart: 'A name can’t begin with {found}, at {place}. Write &lt; if “<” is not meant as a tag.',
  xmlNamelessEnd: 'The end tag at {place} has no name.',
  xmlOpenEnd: 'End tag </{name} at {place} is not closed: “>” is missing.',
  xmlFullEnd: 'End tag </{name}> at {place} may have nothing but its name. Attributes go in the start tag.',
  xmlOpenTag: 'Tag <{tag}> at {place} is not closed: “>” is missing.',
  xmlUnexpectedInTag: 'Unexpected {found} in tag <{tag}> at {place}. Expected an attribute or “>”.',
  xmlNoStart: 'End tag </{name}> at {place} has no start tag.',
  xmlOtherEnd: 'End tag </{name}> at {place} doesn’t match <{open}> at {start}. Expected </{open}>.',
  xmlUnclosed: 'The element <{name}> that begins at {start} is never closed: add </{name}>.',
  xmlUnclosedMore: {
    one: 'The element <{name}> that begins at {start} is never closed: add </{name}>. {count} more is open.',
    other: 'The element <{name}> that begins at {start} is never closed: add </{name}>. {count} more are open.',
  },

  // Attributes, prefixes and namespaces.
  xmlNoSpace: 'A space is missing before attribute “{name}” at {place}.',
  xmlNoValue: 'The attribute “{name}” at {place} has no value. Write {name}="…".',
  xmlUnquoted: 'The value of attribute “{name}” at {place} must be in quotation marks.',
  xmlOpenValue:
    'The value of attribute “{name}” at {place} has a “<” in it, or no closing quotation mark. Write &lt; for “<”.',
  xmlTwice: 'Attribute “{name}” at {place} is there twice. Remove one.',
  xmlBadName: '“{name}” at {place} is not a valid name: a colon goes between a prefix and a name.',
  xmlUndeclaredPrefix:
    'Prefix “{prefix}” at {place} is not declared. Add xmlns:{prefix}="…" to the element or to one around it.',
  xmlReservedPrefix: 'The prefix “xmlns” can’t be declared, at {place}.',
  xmlReservedPair: 'The prefix “xml” and the namespace {address} belong to each other, at {place}.',
  xmlReservedAddress: 'The namespace {address} can’t be declared, at {place}.',
  xmlEmptyPrefix: 'The prefix “{prefix}” can’t be declared as empty, at {place}.',

  // Markup where it isn't allowed.
  xmlEmpty: 'The document ends at {place} without any element.',
  xmlSecondRoot: 'A second root element <{name}> at {place}. A document has one: wrap them in an element around all.',
  xmlTextBefore: 'Text before the root element at {place}.',
  xmlTextAfter: 'Text after the root element at {place}.',
  xmlOutside: 'A CDATA section at {place} is outside the root element.',
  xmlBrackets: '“]]>” at {place} may only end a CDATA section. Write ]]&gt; in text.',
  xmlDashes: '“--” at {place} is not allowed inside a comment.',
  xmlForbidden: 'Forbidden character {found} at {place}. XML 1.0 has no way to contain it: remove it.',
  xmlNoTarget: 'The processing instruction at {place} needs a name right after “<?”.',
  xmlColonTarget: 'The processing instruction at {place} has a colon in its name.',
  xmlBadDeclaration:
    'The XML declaration at {place} is not valid. It reads like <?xml version="1.0" encoding="UTF-8"?>.',
  xmlLateDeclaration: 'The XML declaration at {place} must be the very first thing in the file.',
  xmlLowercaseDoctype: '“{written}” at {place} must be written in capitals: <!DOCTYPE.',
  xmlUnknownDeclaration:
    'Unknown declaration “<!” at {place}. Only comments (<!-- -->), CDATA sections and one DOCTYPE begin like that.',
  xmlOpenComment: 'The comment that begins at {place} is never closed. End it with -->.',
  xmlOpenCdata: 'The CDATA section that begins at {place} is never closed. End it with ]]>.',
  xmlOpenInstruction: 'The processing instruction that begins at {place} is never closed. End it with ?>.',
  xmlOpenDoctype: 'The DOCTYPE that begins at {place} is never closed.',
  xmlLateDoctype: 'The DOCTYPE at {place} must be the only one, before the root element.',
  xmlBadDoctype: 'The DOCTYPE is not well-formed at {place}.',

  // References and entities.
  xmlNoReference: '“&” at {place} does not begin a reference. Write &amp; for a plain “&”.',
  xmlBadCharacter: '{written} at {place} stands for no character that XML 1.0 allows.',
  xmlUndeclared: `Entity “{name}” at {place} is not declared. ${PREDEFINED}`,
  xmlRecursive: 'The text of entity “{name}”, referenced at {place}, contains itself.',
  xmlBomb:
    'Entity “{name}” at {place} is an entity bomb (“billion laughs”): it expands to more than 1 million characters, and is refused. Remove the reference.',
  xmlTotalBomb:
    'An entity bomb is refused: with “{name}” at {place}, the document’s entities expand to far more text than it has. Remove the references.',
  xmlUnparsed: 'Entity “{name}” at {place} is not text (NDATA), so it can’t be referenced.',
  xmlOutsideAttribute:
    'Entity “{name}” at {place} is in another file (“{address}”), so an attribute can’t refer to it. Put the text in its place.',
  xmlNotInAttribute: 'Entity “{name}” at {place} can’t be used in an attribute: its text is not well-formed there.',
  xmlNotInContent: 'The text that entity “{name}” at {place} stands for is not well-formed XML on its own.',

  // Notes.
  xmlExternalSubset:
    'The DOCTYPE names an external file (“{address}”), which is never loaded. Entities and default attributes that it may declare are unknown here.',
  xmlParameters:
    'The DOCTYPE refers to parameter entities ({names}), which are not expanded. Entities and default attributes that they may declare are unknown here.',
  andMore: '{names} and {more} more',
} as const;
