// Checks each line before the MCP SDK gets it as a message. The SDK ignores what it can't read, but JSON-RPC wants an error:
// https://www.jsonrpc.org/specification#error_object
import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  ListToolsRequestSchema,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { MiB } from '../../workers/contract/run/sink';
import { say } from '../../workers/words/in-words';
import * as words from './words';

/** The SDK's own limit for a line, after which it stops serving. */
export const LONGEST_LINE = 10 * MiB;

/** No tool's arguments are deeper than 4. */
const DEEPEST = 64;

export type ReadLine =
  | { readonly message: JSONRPCMessage }
  | { readonly refusal: JSONRPCErrorResponse }
  /** A notification or a response is never answered, even if it is invalid. */
  | undefined;

type Fields = Readonly<Record<string, unknown>>;

/** The SDK's type has no null as an id, although JSON-RPC wants it where the request's id isn't known. */
const refuse = (code: ErrorCode, message: string, id: unknown = null): ReadLine => ({
  refusal: { jsonrpc: '2.0', id: id as JSONRPCErrorResponse['id'], error: { code, message } },
});

/** `line` is without its line break, and undefined if it is longer than LONGEST_LINE. */
export function readLine(line: Uint8Array | undefined): ReadLine {
  if (!line) return refuse(ErrorCode.InvalidRequest, words.tooLong);
  // JSON.parse takes 15 s for 10 MiB of brackets.
  if (depthOf(line) > DEEPEST) return refuse(ErrorCode.InvalidRequest, say(words.tooDeep, { levels: DEEPEST }));
  let value: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
    if (text.trim() === '') return undefined;
    value = JSON.parse(text);
  } catch {
    return refuse(ErrorCode.ParseError, words.notJson);
  }
  if (Array.isArray(value)) return refuse(ErrorCode.InvalidRequest, words.batch);
  if (typeof value !== 'object' || value === null) return refuse(ErrorCode.InvalidRequest, words.notObject);
  return readFields({ ...value });
}

function readFields(fields: Fields): ReadLine {
  const { jsonrpc, id, method, params } = fields;
  const isKnown = typeof id === 'string' || Number.isSafeInteger(id);
  const invalid = (message: string) => refuse(ErrorCode.InvalidRequest, message, isKnown ? id : null);
  if (jsonrpc !== '2.0') return invalid(words.otherVersion);
  if ('id' in fields && !isKnown) return invalid(words.badId);
  if (method === undefined && ('result' in fields || 'error' in fields))
    return isJSONRPCResultResponse(fields) || isJSONRPCErrorResponse(fields) ? { message: fields } : undefined;
  if (typeof method !== 'string') return invalid(words.badMethod);
  if (!('id' in fields)) return isJSONRPCNotification(fields) ? { message: fields } : undefined;
  if (isJSONRPCRequest(fields)) return readRequest(fields);
  if (params === undefined || isObject(params)) return invalid(words.otherFields);
  return Array.isArray(params) ? refuse(ErrorCode.InvalidParams, words.paramsList, id) : invalid(words.badParams);
}

const REQUESTS = [InitializeRequestSchema, ListToolsRequestSchema, CallToolRequestSchema];

/** For wrong parameters, the SDK would respond with an internal error that contains its validator's data. */
function readRequest(request: JSONRPCRequest): ReadLine {
  const schema = REQUESTS.find(({ shape }) => shape.method.value === request.method);
  const path = schema?.safeParse(request).error?.issues[0]?.path;
  if (!path) return { message: request };
  const text = say(words.badField, { field: path.join('.'), method: request.method });
  return refuse(ErrorCode.InvalidParams, text, request.id);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** How deep brackets outside of strings are nested. */
function depthOf(json: Uint8Array): number {
  let [depth, deepest, isString] = [0, 0, false];
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) isString = !isString;
    else if (isString) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) deepest = Math.max(deepest, ++depth);
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return deepest;
}
