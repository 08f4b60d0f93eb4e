// Reads what the server answered, from whatever server it came.
import * as v from 'valibot';

const sentence = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

const answerSchema = v.object({
  success: v.fallback(v.boolean(), false),
  message: sentence,
  error: sentence,
});

/** A sentence that is empty or none counts as missing. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** Rejects when the answer is no JSON object. */
export const readAnswer = async (response: Response): Promise<Answer> => v.parse(answerSchema, await response.json());
