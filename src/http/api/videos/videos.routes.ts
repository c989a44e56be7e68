import { choiceField, integerField, textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { userRoute } from '../routing/route.ts';
import { deliveryListSchema, presentDelivery } from './delivery.presenter.ts';
import { findExistingVideo, videoOf } from './find-existing-video.ts';
import { isExisting, presentListedVideo, presentVideo } from './video.presenter.ts';
import { videoListSchema, videoSchema } from './video.schemas.ts';

const noSuchVideo = { description: 'There is no such video', schema: messageSchema };

const listFields = {
  limit: integerField({ min: 1, max: 100 }),
  cursor: textField({ maxLength: 1024 }),
  status: choiceField(['processing', 'processed', 'failed']),
};

const listVideos = userRoute({
  method: 'get',
  path: '/videos',
  docs: {
    id: 'listVideos',
    tag: 'Videos',
    summary: 'Your videos, newest first',
    query: listFields,
    replies: { 200: { description: 'A page of videos', schema: videoListSchema } },
  },
  async handle(call, { videos }) {
    const { limit = 20, cursor, status } = validate(listFields, call.query);
    const listed = await videos.listVideos({ ownerId: call.userId, limit, cursor, status });
    const data = listed.videos.filter(isExisting).map(presentListedVideo);
    return { status: 200, body: { data, next_cursor: listed.nextCursor } };
  },
});

const showVideo = userRoute({
  method: 'get',
  path: '/videos/:id',
  docs: {
    id: 'showVideo',
    tag: 'Videos',
    summary: 'All details of a video',
    replies: { 200: { description: 'The video', schema: videoSchema }, 404: noSuchVideo },
  },
  async handle(call, { videos, deliveries }) {
    const video = await findExistingVideo(videos, videoOf(call));
    return { status: 200, body: presentVideo(video, await deliveries.listDeliveries(videoOf(call))) };
  },
});

const cancelVideo = userRoute({
  method: 'post',
  path: '/videos/:id/cancel',
  docs: {
    id: 'cancelVideo',
    tag: 'Videos',
    summary: 'Cancel a video that is processing',
    replies: {
      200: { description: 'Cancelled: its status is now failed', schema: videoSchema },
      404: noSuchVideo,
      409: { description: 'It is not processing: nothing has changed', schema: messageSchema },
    },
  },
  async handle(call, { videos, deliveries }) {
    await findExistingVideo(videos, videoOf(call));
    await videos.cancelVideo(videoOf(call));
    const video = await findExistingVideo(videos, videoOf(call));
    return { status: 200, body: presentVideo(video, await deliveries.listDeliveries(videoOf(call))) };
  },
});

const deleteVideo = userRoute({
  method: 'delete',
  path: '/videos/:id',
  docs: {
    id: 'deleteVideo',
    tag: 'Videos',
    summary: 'Delete a video and its outputs',
    replies: { 204: { description: 'Deleted' }, 404: noSuchVideo },
  },
  async handle(call, { videos }) {
    await videos.deleteVideo(videoOf(call));
    return { status: 204 };
  },
});

const listDeliveries = userRoute({
  method: 'get',
  path: '/videos/:id/deliveries',
  docs: {
    id: 'listDeliveries',
    tag: 'Videos',
    summary: 'The notifications sent about a video, with every attempt',
    replies: { 200: { description: 'The deliveries', schema: deliveryListSchema }, 404: noSuchVideo },
  },
  async handle(call, { deliveries }) {
    const listed = await deliveries.listDeliveries(videoOf(call));
    return { status: 200, body: { data: listed.map(presentDelivery) } };
  },
});

const redeliver = userRoute({
  method: 'post',
  path: '/videos/:id/deliveries/:deliveryId/redeliver',
  docs: {
    id: 'redeliver',
    tag: 'Videos',
    summary: 'Send a notification again, with the same event id',
    replies: {
      202: { description: 'It will be sent again', schema: messageSchema },
      404: { description: 'There is no such video or delivery', schema: messageSchema },
    },
  },
  async handle(call, { deliveries }) {
    await deliveries.redeliver({ ...videoOf(call), deliveryId: call.params.deliveryId ?? '' });
    return { status: 202, body: { message: 'It is being sent again.' } };
  },
});

export const videosRoutes = [listVideos, showVideo, cancelVideo, deleteVideo, listDeliveries, redeliver];
