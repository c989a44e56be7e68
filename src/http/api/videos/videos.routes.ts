import { choiceField, integerField, textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { billedOf } from '../../../product/videos/actions/cancel-video.ts';
import { messageSchema } from '../routing/http-error.ts';
import { userRoute } from '../routing/route.ts';
import { findExistingVideo, isExisting, videoOf } from './find-existing-video.ts';
import {
  cancelledVideoSchema,
  deliveryListSchema,
  presentDelivery,
  presentListedVideo,
  presentVideo,
  videoListSchema,
  videoSchema,
} from './video.presenter.ts';

const noSuchVideo = { description: 'There is no such video', schema: messageSchema };

const listFields = {
  limit: integerField({ min: 1, max: 100 }),
  cursor: textField({ maxLength: 1024 }),
  status: choiceField(['processing', 'processed', 'failed']),
};

const listVideos = userRoute('get', '/videos', {
  id: 'listVideos',
  tag: 'Videos',
  summary: 'Your videos, newest first',
  query: listFields,
  replies: { 200: { description: 'A page of videos', schema: videoListSchema } },
  async handle(call, { videos }) {
    const { limit = 20, cursor, status } = validate(listFields, call.query);
    const listed = await videos.listVideos({ ownerId: call.userId, limit, cursor, status });
    const data = listed.videos.filter(isExisting).map(presentListedVideo);
    return { status: 200, body: { data, next_cursor: listed.nextCursor } };
  },
});

const showVideo = userRoute('get', '/videos/:id', {
  id: 'showVideo',
  tag: 'Videos',
  summary: 'All details of a video',
  replies: { 200: { description: 'The video', schema: videoSchema }, 404: noSuchVideo },
  async handle(call, { videos, deliveries }) {
    const video = await findExistingVideo(videos, videoOf(call));
    return { status: 200, body: presentVideo(video, await deliveries.listDeliveries(videoOf(call))) };
  },
});

const cancelVideo = userRoute('post', '/videos/:id/cancel', {
  id: 'cancelVideo',
  tag: 'Videos',
  summary: 'Cancel a video that is processing',
  description:
    'Free while nothing of the video was handed out. Once its captions were read (here, in the editor, in a chat or as ' +
    'a still), its whole length is billed; when only its preview was watched, the seconds up to where it was watched. ' +
    'An edit that is cancelled costs nothing. Deleting a video that is processing follows the same rule.',
  replies: {
    200: {
      description: 'Cancelled: its status is now failed, and billed_seconds says what it costs',
      schema: cancelledVideoSchema,
    },
    404: noSuchVideo,
    409: { description: 'It is not processing: nothing has changed', schema: messageSchema },
  },
  async handle(call, { videos, deliveries }) {
    await findExistingVideo(videos, videoOf(call));
    const { failure } = await videos.cancelVideo(videoOf(call));
    const video = await findExistingVideo(videos, videoOf(call));
    const body = presentVideo(video, await deliveries.listDeliveries(videoOf(call)));
    return { status: 200, body: { ...body, billed_seconds: billedOf(failure) } };
  },
});

const deleteVideo = userRoute('delete', '/videos/:id', {
  id: 'deleteVideo',
  tag: 'Videos',
  summary: 'Delete a video and its outputs',
  replies: { 204: { description: 'Deleted' }, 404: noSuchVideo },
  async handle(call, { videos }) {
    await videos.deleteVideo(videoOf(call));
    return { status: 204 };
  },
});

const listDeliveries = userRoute('get', '/videos/:id/deliveries', {
  id: 'listDeliveries',
  tag: 'Videos',
  summary: 'The notifications sent about a video, with every attempt',
  replies: { 200: { description: 'The deliveries', schema: deliveryListSchema }, 404: noSuchVideo },
  async handle(call, { deliveries }) {
    const listed = await deliveries.listDeliveries(videoOf(call));
    return { status: 200, body: { data: listed.map(presentDelivery) } };
  },
});

const redeliver = userRoute('post', '/videos/:id/deliveries/:deliveryId/redeliver', {
  id: 'redeliver',
  tag: 'Videos',
  summary: 'Send a notification again, with the same event id',
  replies: {
    202: { description: 'It will be sent again', schema: messageSchema },
    404: { description: 'There is no such video or delivery', schema: messageSchema },
  },
  async handle(call, { deliveries }) {
    await deliveries.redeliver({ ...videoOf(call), deliveryId: call.params.deliveryId ?? '' });
    return { status: 202, body: { message: 'It is being sent again.' } };
  },
});

export const videosRoutes = [listVideos, showVideo, cancelVideo, deleteVideo, listDeliveries, redeliver];
